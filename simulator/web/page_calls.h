// The page's functions for the module: the browser's side of the handheld's hardware.
#pragma once

#include <cstdint>

#define LUCCA_PAGE(name) __attribute__((import_module("page"), import_name(name)))
#define LUCCA_EXPORT(name) __attribute__((export_name(name)))

extern "C" {

LUCCA_PAGE("tone") void pageTone(uint32_t hz, uint32_t duty);
LUCCA_PAGE("light") void pageLight(uint32_t level);
LUCCA_PAGE("seed") uint32_t pageSeed();
// The flash's bytes from `offset` on are new; the page keeps them.
LUCCA_PAGE("written") void pageWritten(uint32_t offset, uint32_t length);
// This part of the picture is new.
LUCCA_PAGE("shown") void pageShown(int x, int y, int w, int h);
}

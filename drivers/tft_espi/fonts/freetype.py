"""Glyphs of a face at a size, through the system's FreeType library: one bit a pixel, or 256 shades."""
import ctypes
import ctypes.util

_long, _int, _short, _ushort, _uint = ctypes.c_long, ctypes.c_int, ctypes.c_short, ctypes.c_ushort, ctypes.c_uint




def _structure(name, *fields):
    return type(name, (ctypes.Structure,), {"_fields_": list(fields)})


_Generic = _structure("Generic", ("data", ctypes.c_void_p), ("finalizer", ctypes.c_void_p))
_Box = _structure("Box", ("xMin", _long), ("yMin", _long), ("xMax", _long), ("yMax", _long))
_Vector = _structure("Vector", ("x", _long), ("y", _long))
_Bitmap = _structure(
    "Bitmap", ("rows", _uint), ("width", _uint), ("pitch", _int), ("buffer", ctypes.POINTER(ctypes.c_ubyte)),
    ("num_grays", _ushort), ("pixel_mode", ctypes.c_ubyte), ("palette_mode", ctypes.c_ubyte), ("palette", ctypes.c_void_p))
_Metrics = _structure("Metrics", *((name, _long) for name in (
    "width", "height", "horiBearingX", "horiBearingY", "horiAdvance", "vertBearingX", "vertBearingY", "vertAdvance")))
_Slot = _structure(
    "Slot", ("library", ctypes.c_void_p), ("face", ctypes.c_void_p), ("next", ctypes.c_void_p), ("glyph_index", _uint),
    ("generic", _Generic), ("metrics", _Metrics), ("linearHoriAdvance", _long), ("linearVertAdvance", _long),
    ("advance", _Vector), ("format", _int), ("bitmap", _Bitmap), ("bitmap_left", _int), ("bitmap_top", _int))
_SizeMetrics = _structure(
    "SizeMetrics", ("x_ppem", _ushort), ("y_ppem", _ushort), ("x_scale", _long), ("y_scale", _long), ("ascender", _long),
    ("descender", _long), ("height", _long), ("max_advance", _long))
_Size = _structure("Size", ("face", ctypes.c_void_p), ("generic", _Generic), ("metrics", _SizeMetrics))
_Face = _structure(
    "Face", ("num_faces", _long), ("face_index", _long), ("face_flags", _long), ("style_flags", _long),
    ("num_glyphs", _long), ("family_name", ctypes.c_char_p), ("style_name", ctypes.c_char_p), ("num_fixed_sizes", _int),
    ("available_sizes", ctypes.c_void_p), ("num_charmaps", _int), ("charmaps", ctypes.c_void_p), ("generic", _Generic),
    ("bbox", _Box), ("units_per_EM", _ushort), ("ascender", _short), ("descender", _short), ("height", _short),
    ("max_advance_width", _short), ("max_advance_height", _short), ("underline_position", _short),
    ("underline_thickness", _short), ("glyph", ctypes.POINTER(_Slot)), ("size", ctypes.POINTER(_Size)))

_RENDER, _MONO, _NO_HINTING = 1 << 2, 2 << 16, 1 << 1


class Glyph:
    """`rows` of 0 to 255 (0 or 255 of one bit); `left` and `top` from the pen; `advance` in pixels."""

    def __init__(self, slot, mono):
        bitmap = slot.bitmap
        self.width, self.height = bitmap.width, bitmap.rows
        self.left, self.top, self.advance = slot.bitmap_left, slot.bitmap_top, (slot.advance.x + 32) >> 6
        self.rows = []
        for y in range(bitmap.rows):
            line = bitmap.buffer[y * bitmap.pitch:y * bitmap.pitch + bitmap.pitch]
            self.rows.append([255 * (line[x >> 3] >> (7 - (x & 7)) & 1) if mono else line[x] for x in range(bitmap.width)])


class Face:
    """A font file at one size: points at so many dots an inch, or pixels."""

    def __init__(self, path, points=None, dpi=72, pixels=None):
        name = ctypes.util.find_library("freetype") or "libfreetype.so.6"
        self._library = ctypes.CDLL(name)
        handle, self._face = ctypes.c_void_p(), ctypes.POINTER(_Face)()
        self._check(self._library.FT_Init_FreeType(ctypes.byref(handle)), "cannot start FreeType")
        self._check(self._library.FT_New_Face(handle, str(path).encode(), 0, ctypes.byref(self._face)), f"cannot read {path}")
        size = round(pixels * 64) if pixels else round(points * 64)
        self._check(self._library.FT_Set_Char_Size(self._face, size, 0, 72 if pixels else dpi, 0), "no such size")

    @staticmethod
    def _check(error, what):
        if error:
            raise SystemExit(f"{what} (FreeType says {error})")

    @property
    def line_height(self):
        return self._face.contents.size.contents.metrics.height >> 6

    def has(self, code):
        return self._library.FT_Get_Char_Index(self._face, ctypes.c_ulong(code)) != 0

    def glyph(self, code, mono=False):
        flags = _RENDER | (_MONO if mono else 0)
        self._check(self._library.FT_Load_Char(self._face, ctypes.c_ulong(code), flags), f"cannot draw U+{code:04X}")
        return Glyph(self._face.contents.glyph.contents, mono)

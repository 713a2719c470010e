// Reads what make_data.py made: lists it, reads texts, and shows a picture and letters of a font.
#include <FS.h>
#include <LittleFS.h>
#include <SD.h>
#include <SPIFFS.h>
#include <TFT_eSPI.h>

TFT_eSPI tft;

void list(fs::FS& files, String folder) {
  File root = files.open(folder);
  while (File file = root.openNextFile()) {
    Serial.print(file.path());
    Serial.print(file.isDirectory() ? " folder " : " file ");
    Serial.println(file.size());
    if (file.isDirectory()) list(files, file.path());
  }
}

void listByDir() {
  fs::Dir dir = LittleFS.openDir("poems");
  while (dir.next()) {
    Serial.print(dir.fileName());
    Serial.print(' ');
    Serial.println(dir.openFile("r").size());
  }
}

void readText() {
  File text = SD.open("poems/così \"è\".txt", FILE_READ);
  Serial.println(text.readStringUntil('\n'));
  Serial.print(text.available());
  Serial.print(' ');
  Serial.print(text.seek(0, SeekEnd));
  Serial.print(text.seek(-2, SeekCur));
  Serial.print(text.seek(1, SeekEnd));
  Serial.print(' ');
  Serial.println(text.readString());
  Serial.println(text.read());
  text.close();
  Serial.println(text ? "open" : "closed");
}

void refuse() {
  Serial.print(LittleFS.exists("/nothing.txt"));
  Serial.print(LittleFS.exists("/poems"));
  Serial.print(LittleFS.open("/new.txt", "w") ? 1 : 0);
  Serial.print(LittleFS.remove("/rows.bmp"));
  Serial.println(LittleFS.exists("/table.h"));
}

void showPicture(int x, int y) {
  File bmp = SPIFFS.open("/rows.bmp", "r");
  uint8_t head[54], pixel[3];
  bmp.read(head, sizeof head);
  const int width = head[18], height = head[22];
  for (int row = height - 1; row >= 0; --row) {
    for (int column = 0; column < width; ++column) {
      bmp.read(pixel, 3);
      tft.drawPixel(x + column, y + row, tft.color565(pixel[2], pixel[1], pixel[0]));
    }
  }
  Serial.println(bmp.position());
}

void showLetters() {
  tft.setTextColor(TFT_WHITE, TFT_BLACK);
  tft.loadFont("nothing", LittleFS);
  Serial.print(tft.fontLoaded);
  tft.loadFont("cut");
  Serial.print(tft.fontLoaded);
  tft.loadFont("box", SPIFFS);
  Serial.println(tft.fontLoaded);
  tft.drawString("AB", 20, 20);
}

void setup() {
  Serial.begin(115200);
  tft.init();
  tft.fillScreen(TFT_NAVY);
  if (!SPIFFS.begin(true) || !LittleFS.begin() || !SD.begin(5, tft.getSPIinstance()))
    Serial.println("no files");
  list(SPIFFS, "/");
  listByDir();
  readText();
  refuse();
  showPicture(10, 10);
  showLetters();
  uint16_t x, y, calibration[5];
  tft.calibrateTouch(calibration, TFT_WHITE, TFT_BLACK, 15);
  tft.setTouch(calibration);
  Serial.println(tft.getTouch(&x, &y));
  Serial.println("done");
}

void loop() { delay(10); }

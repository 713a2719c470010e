// Reads a QR code out of pixels, beside the page: as a worker it answers messages. Where there is no worker, as in a page opened
// from a folder, the page calls readCode itself. `readQr` is the library, which the build puts round this file.
self.readCode = (picture) => {
  try {
    return readQr(picture) || '';
  } catch {
    return '';  // there is no code in it
  }
};
if (typeof importScripts === 'function') self.onmessage = ({ data }) => self.postMessage(self.readCode(data));

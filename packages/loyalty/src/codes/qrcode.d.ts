/** The part of qrcode that is used: the encoder, without the drawing code. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create, type QRCodeMaskPattern, type QRCodeOptions, type QRCodeSegment } from 'qrcode';
}

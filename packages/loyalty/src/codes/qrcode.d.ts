/** The part of qrcode that is used: what makes a symbol, without what draws it. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create, type QRCodeMaskPattern, type QRCodeOptions, type QRCodeSegment } from 'qrcode';
}

import { lazy } from 'react';

/** A QR code, whose library is loaded when one is drawn. */
export const QrCode = lazy(async () => ({ default: (await import('./qr-code')).QrCode }));

import type { RedrawReason } from '@hub/file-core';
import { Banner, Button } from '@hub/ui';

/** What is said for each reason, in this order. */
const SENTENCES: readonly (readonly [RedrawReason, string])[] = [
  [
    'hidden',
    'What is hidden in a PDF goes if its pages are redrawn as pictures. Links and form fields go, too.',
  ],
  [
    'signature',
    'A signed PDF loses its signature when it is cleaned, and when its pages are redrawn: a picture only shows what it looks like. Keep the original.',
  ],
  [
    'unknown',
    'A PDF contains data that Obscura does not know. Cleaning removes it; redrawn pages contain only what is seen on them.',
  ],
];

interface RedrawOfferProps {
  reasons: ReadonlySet<RedrawReason>;
  onRedraw: () => void;
}

/** Why the pages of PDFs might be redrawn, and the button for it (specification §2.1220, §2.1222). */
export function RedrawOffer({ reasons, onRedraw }: RedrawOfferProps) {
  return (
    <>
      {SENTENCES.filter(([reason]) => reasons.has(reason)).map(([reason, sentence]) => (
        <Banner key={reason} tone="info">
          {sentence}
        </Banner>
      ))}
      <Button variant="quiet" onClick={onRedraw}>
        Redraw pages as pictures
      </Button>
    </>
  );
}

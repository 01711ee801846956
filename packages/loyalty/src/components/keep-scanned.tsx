import { Button } from '@hub/ui';
import ImagePlus from 'lucide-react/icons/image-plus';
import { useState } from 'react';
import { takeScannedPicture } from '../scan/scanned-picture';

/** Offers to save the picture that the card was scanned from, which has stayed on the device so far. */
export function KeepScanned({ onKeep }: { onKeep: (picture: File) => void }) {
  const [picture, setPicture] = useState(takeScannedPicture);
  if (picture === null) return null;
  return (
    <Button
      variant="quiet"
      icon={ImagePlus}
      onClick={() => {
        onKeep(picture);
        setPicture(null);
      }}
    >
      Keep the picture with the card
    </Button>
  );
}

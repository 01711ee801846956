import { Suspense } from 'react';
import { InstallHere } from '../../installed/install-here';
import { QrCode } from '../../reminders/lazy-qr-code';
import { Step } from './step';

/** Whether a mouse points here: the phone is another device, whose camera reads the address. */
const isDesktop = () => matchMedia('(hover: hover) and (pointer: fine)').matches;

/** On a desktop: the address of the hub, for a phone's camera. */
function AddressForPhone({ address }: { address: string | null }) {
  if (address === null) {
    return <p className="text-muted">Open the hub on it, at its address on your network.</p>;
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Suspense fallback={<div className="size-32" />}>
        <QrCode text={address} label="The address of the hub as a QR code" />
      </Suspense>
      <p className="flex-[1_1_10rem] wrap-anywhere text-muted">
        Point its camera here, or open {address} on it.
      </p>
    </div>
  );
}

interface OnThePhoneProps {
  isDone: boolean;
  /** The hub's address for a phone, if known. */
  address: string | null;
}

/** The step that puts the hub on a phone. */
export function OnThePhone({ isDone, address }: OnThePhoneProps) {
  return isDesktop() ? (
    <Step isDone={isDone} title="Put the hub on your phone">
      {!isDone && <AddressForPhone address={address} />}
    </Step>
  ) : (
    <Step isDone={isDone} title="Put the hub on this phone">
      {!isDone && <InstallHere />}
    </Step>
  );
}

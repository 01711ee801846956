import { useTakenFiles } from '@hub/tool-kit/taken-files';
import { Banner, Button, IconButton } from '@hub/ui';
import Flashlight from 'lucide-react/icons/flashlight';
import FlashlightOff from 'lucide-react/icons/flashlight-off';
import ImageIcon from 'lucide-react/icons/image';
import Keyboard from 'lucide-react/icons/keyboard';
import { type ChangeEvent, useRef } from 'react';
import { LoyaltyPage } from '../components/loyalty-page';
import { CameraView } from './camera-view';
import { CodeChoice } from './code-choice';
import { useScanForm } from './scan-form';
import { type Camera, useCamera } from './use-camera';
import { usePastedPicture } from './use-pasted-picture';
import { useScan } from './use-scan';

function Torch({ camera: { torch, toggleTorch } }: { camera: Camera }) {
  if (torch === null) return undefined;
  return (
    <IconButton
      label="Torch"
      aria-pressed={torch}
      icon={torch ? Flashlight : FlashlightOff}
      onClick={toggleTorch}
    />
  );
}

function PictureButton({ busy, onPicture }: { busy: boolean; onPicture: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // Cleared, so that choosing the same file again triggers a change event.
    target.value = '';
    if (file) onPicture(file);
  }
  return (
    <>
      <input ref={chooser} type="file" accept="image/*" hidden aria-label="Picture" onChange={choose} />
      <Button
        variant="quiet"
        icon={ImageIcon}
        busy={busy}
        busyLabel="Reading…"
        onClick={() => chooser.current?.click()}
      >
        From a picture
      </Button>
    </>
  );
}

/** /loyality/scan: reads a code by camera or from a picture, for the form (specification §2.140). */
export function ScanPage() {
  const form = useScanForm();
  const scan = useScan(form.fill);
  const camera = useCamera(scan.choice === null && scan.problem === null && !scan.isReading);
  usePastedPicture(scan.readPicture);
  useTakenFiles(([file]) => file && scan.readPicture(file));
  const { choice } = scan;
  return (
    <div className="min-h-dvh scheme-dark bg-page text-text">
      <LoyaltyPage title="Scan a card" back={form.back} actions={<Torch camera={camera} />}>
        {choice !== null ? (
          <CodeChoice
            codes={choice.codes}
            onChoose={(code) => scan.choose(code, choice.picture)}
            onAgain={scan.again}
          />
        ) : (
          <CameraView
            camera={camera}
            scanner={scan.scanner}
            isPaused={scan.problem !== null}
            isReading={scan.isReading}
            onFound={scan.take}
            onFailed={scan.fail}
          />
        )}
        {scan.problem !== null && (
          <Banner tone="danger" onRetry={scan.again}>
            {scan.problem}
          </Banner>
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3">
          <PictureButton busy={scan.isReading} onPicture={scan.readPicture} />
          <Button variant="quiet" icon={Keyboard} onClick={form.type}>
            Type it
          </Button>
        </div>
        <p className="text-center text-13 text-muted">The picture stays on this device.</p>
      </LoyaltyPage>
    </div>
  );
}

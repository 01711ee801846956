import { Button } from '@hub/ui';
import CameraOff from 'lucide-react/icons/camera-off';
import { useRef } from 'react';
import { CAMERA_PROBLEMS, isTemporary } from './camera-problem';
import type { Found } from './read';
import type { Scanner } from './scanner';
import type { Camera } from './use-camera';
import { useFrames } from './use-frames';

/** Four corners, with everything outside of them darkened. */
function Frame() {
  return (
    <div
      aria-hidden
      className="absolute inset-0 m-auto aspect-[1.36] w-[88%] max-w-[30rem] rounded-card [box-shadow:0_0_0_100vmax_oklch(0_0_0/0.5)]"
    >
      {[
        'top-0 left-0 rounded-tl-card border-t-4 border-l-4',
        'top-0 right-0 rounded-tr-card border-t-4 border-r-4',
        'bottom-0 left-0 rounded-bl-card border-b-4 border-l-4',
        'right-0 bottom-0 rounded-br-card border-r-4 border-b-4',
      ].map((corner) => (
        <span key={corner} className={`absolute size-10 border-text ${corner}`} />
      ))}
    </div>
  );
}

interface CameraViewProps {
  camera: Camera;
  scanner: Scanner;
  /** Whether a picture is being read. */
  isReading: boolean;
  /** Whether a message must be read first. */
  isPaused: boolean;
  onFound: (found: readonly Found[]) => void;
  onFailed: (error: unknown) => void;
}

/** The camera's picture, with the frame for the card; or why there is no camera, and what works instead. */
export function CameraView({ camera, scanner, isReading, isPaused, onFound, onFailed }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useFrames(video, camera.stream, scanner, { onFound, onFailed });
  if (camera.problem !== null) return <NoCamera camera={camera} problem={camera.problem} />;
  return (
    <div className="relative -mx-4 flex min-h-80 flex-1 items-end justify-center overflow-hidden">
      {/* It has no sound, and contains nothing for screen readers. */}
      <video ref={video} muted playsInline aria-hidden className="absolute inset-0 size-full object-cover" />
      <Frame />
      {!isPaused && (
        <p role="status" className="relative mb-4 rounded-control bg-page/75 px-3 py-1.5 text-center">
          {isReading
            ? 'Reading the picture…'
            : camera.stream
              ? 'Hold the code in the frame'
              : 'Starting the camera…'}
        </p>
      )}
    </div>
  );
}

function NoCamera({ camera, problem }: { camera: Camera; problem: NonNullable<Camera['problem']> }) {
  return (
    <div className="flex min-h-80 flex-1 flex-col items-center justify-center gap-4 text-center">
      <CameraOff size={40} strokeWidth={1.5} aria-hidden className="text-muted" />
      <p role="status" className="max-w-[26rem] text-17">
        {CAMERA_PROBLEMS[problem]}
      </p>
      {isTemporary(problem) && (
        <Button variant="quiet" onClick={camera.tryAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}

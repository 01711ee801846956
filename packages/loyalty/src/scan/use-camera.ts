import { useEffect, useReducer, useState } from 'react';
import { closeCamera, hasTorch, openCamera, setTorch } from './camera';
import { type CameraProblem, missingCamera, problemOfError } from './camera-problem';

/** The camera of a page. */
export interface Camera {
  /** Its video; `null` until it is open, and while the page is hidden. */
  stream: MediaStream | null;
  problem: CameraProblem | null;
  /** Whether the torch is on; `null` if there is none. */
  torch: boolean | null;
  toggleTorch: () => void;
  /** Requests the camera again after a failure. */
  tryAgain: () => void;
}

function useIsVisible(): boolean {
  const [isVisible, setVisible] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const update = () => setVisible(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Opens the camera while `isWanted` and the page is visible, and closes it afterwards. */
export function useCamera(isWanted: boolean): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [problem, setProblem] = useState<CameraProblem | null>(null);
  const [isLit, setLit] = useState(false);
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const isOn = useIsVisible() && isWanted;

  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    let opened: MediaStream | null = null;
    const fail = (found: CameraProblem) => {
      if (!isOver) setProblem(found);
    };
    async function open() {
      const missing = missingCamera(window);
      if (missing !== null) {
        fail(missing);
        return;
      }
      try {
        opened = await openCamera();
      } catch (error) {
        fail(problemOfError(error));
        return;
      }
      if (isOver) closeCamera(opened);
      else {
        setProblem(null);
        setStream(opened);
      }
    }
    void open();
    return () => {
      isOver = true;
      if (opened !== null) closeCamera(opened);
      setStream(null);
      setLit(false);
    };
  }, [isOn, tries]);

  async function toggleTorch() {
    if (stream === null) return;
    await setTorch(stream, !isLit);
    setLit(!isLit);
  }

  return {
    stream,
    problem,
    torch: stream !== null && hasTorch(stream) ? isLit : null,
    toggleTorch: () => void toggleTorch().catch(() => setLit(false)),
    tryAgain,
  };
}

/** Why the camera can't be used. */
export type CameraProblem = 'insecure' | 'unsupported' | 'none' | 'denied' | 'busy' | 'failed';

/**
 * The problem by the name of the browser's error
 * (https://w3c.github.io/mediacapture-main/#dom-mediadevices-getusermedia).
 */
const BY_NAME: Readonly<Partial<Record<string, CameraProblem>>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Why no camera can be requested; `null` if one may be available. */
export function missingCamera({
  isSecureContext,
  navigator,
}: {
  isSecureContext: boolean;
  navigator: { mediaDevices?: unknown };
}): CameraProblem | null {
  if (navigator.mediaDevices !== undefined) return null;
  return isSecureContext ? 'unsupported' : 'insecure';
}

/** Why the camera could not be opened. */
export function problemOfError(error: unknown): CameraProblem {
  return (error instanceof Error ? BY_NAME[error.name] : undefined) ?? 'failed';
}

/** Each problem as a sentence that says what works instead. */
export const CAMERA_PROBLEMS: Readonly<Record<CameraProblem, string>> = {
  insecure:
    'Browsers allow the camera on https addresses only, and this hub is open over plain http. A picture of the code works here.',
  unsupported:
    'This browser doesn’t let web pages use the camera. Choose a picture of the code, or paste one.',
  none: 'This device has no camera. Choose a picture of the code, or paste one.',
  denied:
    'The camera is not allowed here. Allow it in the browser’s settings for this address, or choose a picture of the code.',
  busy: 'The camera is in use by another app. Close that and try again, or choose a picture of the code.',
  failed: 'The camera could not be started. Try again, or choose a picture of the code.',
};

/** Whether another attempt can succeed. */
export function isTemporary(problem: CameraProblem): boolean {
  return problem === 'denied' || problem === 'busy' || problem === 'failed';
}

/** The camera capabilities in use; TypeScript lacks the torch (https://w3c.github.io/mediacapture-image). */
interface Abilities {
  torch?: boolean;
}

/** The rear camera, in a resolution that shows the bars of a card. */
const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1_920 }, height: { ideal: 1_080 } },
};

/** Opens the camera, after the browser has asked the person. Rejects like `getUserMedia`. */
export function openCamera(): Promise<MediaStream> {
  return navigator.mediaDevices.getUserMedia(WANTED);
}

/** Stops the camera, so that its light turns off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Whether the camera has a torch. */
export function hasTorch(stream: MediaStream): boolean {
  return stream.getVideoTracks().some((track) => (track.getCapabilities() as Abilities).torch === true);
}

/** Turns the torch on or off. */
export async function setTorch(stream: MediaStream, torch: boolean): Promise<void> {
  const constraint: MediaTrackConstraintSet & Abilities = { torch };
  await Promise.all(
    stream.getVideoTracks().map((track) => track.applyConstraints({ advanced: [constraint] })),
  );
}

import { workoutPaths } from '../../paths';
import type { Rest } from '../../model/rest';

/** The pitch and the length of the sound, in Hz and seconds. */
const PITCH = 880;
const LENGTH = 0.35;
const VIBRATION_MS = [200, 100, 200];

let audio: AudioContext | undefined;

/** Makes the sound ready; a browser allows it after a tap alone. */
export function prepareSound(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

function beep(): void {
  if (audio === undefined) return;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  const from = audio.currentTime;
  tone.frequency.value = PITCH;
  loudness.gain.setValueAtTime(0.3, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + LENGTH);
  tone.connect(loudness).connect(audio.destination);
  tone.start(from);
  tone.stop(from + LENGTH);
}

/** Shows a notification where the person has allowed them; the tap on it leads to the workout. */
async function notify({ workoutId }: Rest, isSilent: boolean): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification('Rest is over', {
    tag: 'rest',
    icon: '/icon-192.png',
    silent: isSilent,
    data: { path: workoutPaths.workout(workoutId), message: '', actionKey: '' },
  });
}

/** Says that a rest is over: by vibration and a sound, and by a notification where the page is not seen. */
export function sayRestOver(rest: Rest, isSilent: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (!isSilent) beep();
  // A device that shows none has vibrated all the same.
  if (document.visibilityState === 'hidden') void notify(rest, isSilent).catch(() => undefined);
}

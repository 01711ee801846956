import { workoutPaths } from '../../paths';
import type { Rest } from '../../model/rest';

/** The pitch and the duration of the sound, in Hz and seconds. */
const PITCH = 880;
const LENGTH = 0.35;
const VIBRATION_MS = [200, 100, 200];

let audio: AudioContext | undefined;

/** Prepares the sound; a browser allows that only after a tap. */
export function prepareSound(): void {
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

function beep(): void {
  if (audio === undefined) return;
  // A call or another app may have silenced the page meanwhile.
  void audio.resume().catch(() => undefined);
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

/** Shows a notification if the person has allowed them; a tap on it opens the workout. */
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

/** Signals that a rest is over: with vibration and a sound, and with a notification if the page is hidden. */
export function sayRestOver(rest: Rest, isSilent: boolean): void {
  if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
  if (!isSilent) beep();
  // A device without notifications has vibrated anyway.
  if (document.visibilityState === 'hidden') void notify(rest, isSilent).catch(() => undefined);
}

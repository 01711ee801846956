import { hubNow } from '@hub/pb-client';
import { beginRest } from '../../model/rest';
import { setRest } from './rest-store';
import { prepareSound } from './say-rest-over';

/** Begins the rest after a set; one of 0 seconds ends what runs. To be called in a tap, which a browser asks for before a sound. */
export function beginRestAfter(personId: string, workoutId: string, seconds: number): void {
  prepareSound();
  setRest(personId, seconds === 0 ? null : beginRest(workoutId, seconds, hubNow().getTime()));
}

// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { prepareSound, sayRestOver } from './say-rest-over';

it('wakes the sound that a call has silenced since the tap', () => {
  const steps: string[] = [];
  const node: { connect: () => unknown } = { connect: () => node };
  class Sound {
    currentTime = 0;
    resume = () => {
      steps.push('resume');
      return Promise.resolve();
    };
    createGain = () => ({
      ...node,
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    });
    createOscillator = () => ({ ...node, frequency: {}, start: () => steps.push('start'), stop: vi.fn() });
  }
  vi.stubGlobal('AudioContext', Sound);
  prepareSound();
  steps.length = 0;
  sayRestOver({ workoutId: 'w', seconds: 60, endsAt: 0, isOver: true }, false);
  expect(steps).toEqual(['resume', 'start']);
});

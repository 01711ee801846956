import type { GuideText } from '../guide-text.ts';

/** For athletes, so that coach and history read results at a glance. */
export const howResultsAreWritten: GuideText = {
  hue: 'workout',
  lead: 'A result is a note to yourself and to your coach. Short and always the same way beats long and different each time: it is read in a second and compared after months.',
  blocks: [
    {
      kind: 'pairs',
      head: ['What you did', 'What you write'],
      rows: [
        ['Three sets of eight with 60 kg', '3 × 8 @ 60 kg'],
        ['Sets that came out different', '8, 8, 6 @ 60 kg'],
        ['More weight with each set', '8 @ 50, 6 @ 55, 4 @ 60 kg'],
        ['Without any weight', '3 × 12 BW'],
        ['One side after the other', '3 × 10 each @ 16 kg'],
        ['Held for a time', '3 × 45 s'],
        ['A distance, and how long it took', '5 km in 27:40'],
        ['Intervals', '6 × 400 m in 1:38'],
        ['Stopped early, and why', '8, 8, 5 (grip) @ 60 kg'],
      ],
    },
    { kind: 'heading', text: 'Five habits' },
    {
      kind: 'steps',
      steps: [
        {
          mark: '1',
          title: 'Write after the last set',
          text: 'Ten minutes later memory has begun to round up.',
        },
        {
          mark: '2',
          title: 'Write what was done',
          text: 'What was planned is already above it. The difference is what your coach looks for.',
        },
        {
          mark: '3',
          title: 'Sets first, weight last, with its unit',
          text: 'The same order each time lets the eye compare without reading.',
        },
        {
          mark: '4',
          title: 'Add one word if it matters',
          text: 'Easy, hard, knee, slept badly. Effort from 1 to 10 goes at the end: 3 × 8 @ 60 kg, 8/10.',
        },
        {
          mark: '5',
          title: 'Leave out rather than guess',
          text: 'A missing set can be asked about. A wrong one is believed.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'Not done at all? Switch completion off, write why, and save: an honest gap makes the next plan a better one.',
    },
  ],
};

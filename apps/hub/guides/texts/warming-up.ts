import type { GuideText } from '../guide-text.ts';

/** A warm-up that fits before any strength session. */
export const warmingUp: GuideText = {
  hue: 'workout',
  lead: 'Ten minutes that make the first set a good one. Go from general to specific and from slow to quick, and stop before you are tired.',
  blocks: [
    {
      kind: 'steps',
      steps: [
        {
          mark: '0–3 min',
          title: 'Get warm',
          text: 'Walk briskly, cycle easily or skip with a rope. You breathe faster and can still talk in whole sentences.',
        },
        {
          mark: '3–6 min',
          title: 'Move every joint you will use',
          text: 'Ten slow repetitions each: knee over toes at a wall, hip circles, cat and cow, arm circles, a towel passed over head and back.',
        },
        {
          mark: '6–8 min',
          title: 'Wake up the muscles',
          text: 'Two rounds without a break: 10 squats, 10 bridges, 8 push-ups with the hands on a bench, a 20-second plank.',
        },
        {
          mark: '8–10 min',
          title: 'Rehearse the first exercise',
          text: 'The empty bar or the lightest weight × 10, half of today’s weight × 5, three quarters × 3. Rest a minute, then begin.',
        },
      ],
    },
    { kind: 'heading', text: 'When to change it' },
    {
      kind: 'pairs',
      head: ['If', 'Then'],
      rows: [
        ['It is early or cold, or you sat all day', 'Five minutes each for the first two steps'],
        ['You are going to run', 'Skips for two minutes, then three accelerations of 60 m'],
        ['You train the upper body only', 'Band pull-aparts × 15 in place of the squats'],
        ['Something is sore', 'That joint twice, slowly, and a lighter first set'],
        ['There are only five minutes', 'Steps 1 and 4: never drop the rehearsal'],
      ],
    },
    { kind: 'heading', text: 'Worth knowing' },
    {
      kind: 'checks',
      items: [
        'Long, still stretches belong after training: held before it, they cost strength.',
        'You are ready when the first working set feels like the second one.',
      ],
    },
    {
      kind: 'note',
      text: 'Sharp pain, dizziness or pressure in the chest: stop, and ask a doctor. No warm-up is long enough for that.',
    },
  ],
};

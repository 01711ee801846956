import type { GuideText } from '../guide-text.ts';

/** For someone who has just been given an address and a password. */
export const firstWeek: GuideText = {
  hue: 'accent',
  lead: 'Apps keeps the small things you look up every day in one place. One step a day is enough: after a week you will not need this page any more.',
  blocks: [
    {
      kind: 'steps',
      steps: [
        {
          mark: 'Day 1',
          title: 'Log in, and put it on your phone',
          text: 'Open the address you were given and log in with your e-mail and password. Then choose “Add to Home Screen” in your browser’s menu, and Apps opens like any other app.',
        },
        {
          mark: 'Day 2',
          title: 'Find your next workout',
          text: 'Open Workout. UPCOMING shows what your coach has planned, nearest first. Open one and tick each exercise when it is done.',
        },
        {
          mark: 'Day 3',
          title: 'Write your first results',
          text: 'Next to each exercise you can say what you did. Keep it short: the guide “How results are written” has a line for every case.',
        },
        {
          mark: 'Day 4',
          title: 'Add what expires',
          text: 'Open Expiry and add your passport: its name, its date and, if you like, a photo or a PDF. Only you see it until you switch sharing on.',
        },
        {
          mark: 'Day 5',
          title: 'Empty your wallet',
          text: 'Open Loyality and add your membership cards. At the till, open the card and hold the code under the scanner.',
        },
        {
          mark: 'Day 6',
          title: 'Give out another address',
          text: 'Open Aliases and take one of the suggested addresses for the next newsletter. When one starts to annoy you, block it at your mail provider: deleting it here removes the note, not the mail.',
        },
        {
          mark: 'Day 7',
          title: 'Make it yours',
          text: 'Choose light, dark or your device’s theme under Account. A rate, a clock elsewhere or a file without its private data is one tap away: Currency, Time, Obscura.',
        },
      ],
    },
    {
      kind: 'note',
      text: 'Lost? The button with four squares, at the top of every page, leads to every tool and to your account. “Log Out” is the last entry.',
    },
  ],
};

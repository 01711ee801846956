import type { GuideText } from '../guide-text.ts';

/** A list to tick before a journey abroad. */
export const packingDocuments: GuideText = {
  hue: 'expiry',
  lead: 'Check early, copy everything once, and never carry originals and copies together. Print this page, or tick as you go.',
  blocks: [
    { kind: 'heading', text: 'Two months before' },
    {
      kind: 'checks',
      items: [
        'Passport: valid for six months after the return, with two empty pages. Many countries ask for both.',
        'Visa or entry permit for each country, including those where you only change planes.',
        'Driving licence and, where required, the international permit.',
        'Vaccination record; prescriptions with the names of the substances, not the brands.',
        'Children: their own passports, and a letter from the parent who stays at home.',
      ],
    },
    { kind: 'heading', text: 'In the week before' },
    {
      kind: 'checks',
      items: [
        'Travel insurance: the policy number and the emergency number, both on paper.',
        'Tickets and bookings saved so that they open without a network.',
        'Bank cards: valid beyond the return, abroad switched on, the number for blocking them noted.',
        'A scan of each document stored with its item in Expiry.',
        'Scans that you send by e-mail cleaned in Obscura first: a photo tells where it was taken.',
      ],
    },
    { kind: 'heading', text: 'On the day' },
    {
      kind: 'checks',
      items: [
        'Originals on you, in one pouch that closes.',
        'One set of copies in the suitcase, another with someone at home.',
        'Two passport photos, and the address of the first night on paper.',
        'Emergency contacts on paper: the phone is what gets lost first.',
      ],
    },
    {
      kind: 'note',
      text: 'Give each document its date in Expiry. The home screen then tells you what expires within 30 days, wherever you are.',
    },
  ],
};

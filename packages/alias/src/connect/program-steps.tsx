import { Card } from '@hub/ui';

/** The programs whose steps are shown. */
export const PROGRAMS = [
  { value: 'bitwarden', label: 'Bitwarden' },
  { value: 'other', label: 'Other' },
] as const;

export type Program = (typeof PROGRAMS)[number]['value'];

interface Step {
  title: string;
  detail: string;
}

const TITLES: Readonly<Record<Program, string>> = {
  bitwarden: 'In Bitwarden',
  other: 'In another program',
};

function stepsOf(program: Program, domain: string | null): Step[] {
  if (program === 'other') {
    return [
      { title: 'Choose addy.io or SimpleLogin', detail: 'As the service that makes aliases' },
      { title: 'Choose a self-hosted server', detail: 'Paste the server address' },
      { title: 'Paste the token', detail: 'As the API key or the access token' },
      { title: `Domain: ${domain ?? 'your own'}`, detail: 'Where it asks for one' },
    ];
  }
  return [
    {
      title: 'Open Generator, then Username',
      detail: 'In the app or the browser extension; with Vaultwarden too',
    },
    { title: 'Type: Forwarded email alias', detail: 'Service: addy.io' },
    { title: 'Server URL and API access token', detail: 'Paste the server address and the token' },
    { title: `Domain name: ${domain ?? 'your own'}`, detail: 'Then “Generate”: that makes the first alias' },
  ];
}

/** What to do in a password manager after a token was created, in its own words. */
export function ProgramSteps({ program, domain }: { program: Program; domain: string | null }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-17">{TITLES[program]}</h2>
      <Card>
        <ol className="flex list-decimal flex-col gap-3 pl-6 marker:text-muted">
          {stepsOf(program, domain).map(({ title, detail }) => (
            <li key={title} className="pl-1 wrap-anywhere">
              <span className="block font-medium">{title}</span>
              <span className="block text-13 text-muted">{detail}</span>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}

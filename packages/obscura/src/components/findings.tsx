import type { Detail, Report } from '@hub/file-core';
import { Disclosure } from '@hub/ui';
import { foundInWords, type Group, groupsOf, topicsInSentence, valueInWords } from '../model/report-text';
import { TopicIcon } from './topic-icon';

/** How many details of a topic are shown at first. */
const SHOWN = 8;

/** The text below the total count. */
function fateInWords(details: readonly Detail[], isStripped: boolean): string {
  if (details.length === 0) return 'There is nothing to remove.';
  const [all, one] = isStripped
    ? ['All of them will be removed.', 'It will be removed.']
    : ['All of them will stay.', 'It will stay.'];
  return `${topicsInSentence(details)}. ${details.length === 1 ? one : all}`;
}

interface FindingsProps {
  report: Report;
  /** Whether the findings are removed. */
  isStripped: boolean;
}

/** The private details of a file, grouped by topic (specification §2.73). */
export function Findings({ report: { details }, isStripped }: FindingsProps) {
  return (
    <section
      aria-labelledby="findings"
      className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface"
    >
      <div className="p-4">
        <h2 id="findings" className="text-17">
          {foundInWords(details)}
        </h2>
        <p className="text-13 text-muted">{fateInWords(details, isStripped)}</p>
      </div>
      <Groups details={details} />
    </section>
  );
}

/** What a file gives away, grouped by topic; on narrow screens without icons, to make room for text. */
export function Groups({ details }: { details: readonly Detail[] }) {
  return groupsOf(details).map((group) => (
    <section key={group.topic} className="flex gap-3 px-4 py-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-[12px] bg-tool-tint text-tool @max-[17rem]:hidden">
        <TopicIcon topic={group.topic} />
      </span>
      <div className="@container min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3>{group.title}</h3>
          <p className="text-13 text-muted">{group.details.length} found</p>
        </div>
        <Values group={group} />
      </div>
    </section>
  ));
}

function Values({ group: { details } }: { group: Group }) {
  const first = details.slice(0, SHOWN);
  const rest = details.slice(SHOWN);
  return (
    <>
      <Lines details={first} />
      {rest.length > 0 && (
        <div className="mt-2">
          <Disclosure label={`${String(rest.length)} more`}>
            <Lines details={rest} />
          </Disclosure>
        </div>
      )}
    </>
  );
}

function Lines({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="mt-0.5 flex flex-col gap-0.5 text-13 leading-normal">
      {details.map(({ label, value }, index) => (
        <div key={index} className="grid gap-x-2 @[15rem]:grid-cols-[6.25rem_minmax(0,1fr)]">
          <dt className="wrap-break-word text-muted">{label}</dt>
          <dd className="wrap-anywhere">{valueInWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

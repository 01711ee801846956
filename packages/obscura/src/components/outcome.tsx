import type { Report } from '@hub/file-core';
import { Badge, Banner, Card, List } from '@hub/ui';
import { counted, formatSize } from '@hub/locale';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import type { Ref } from 'react';
import type { CleanedFile } from '../model/listed-files';
import { extentOf, groupsOf, keptInWords, labelsOf } from '../model/report-text';
import { Groups } from './findings';
import { TopicIcon } from './topic-icon';

/** The result for one file: whether anything private is left, its sizes, and the removed details. */
export function Outcome({ entry, headingRef }: { entry: CleanedFile; headingRef: Ref<HTMLHeadingElement> }) {
  const { file, report: before, step } = entry;
  const { after } = step.result;
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Verdict after={after} headingRef={headingRef} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4">
          <Side label="Before" size={file.size} report={before} />
          <ArrowRight
            size={22}
            strokeWidth={1.75}
            aria-hidden
            className="hidden shrink-0 text-muted @pair:block"
          />
          <Side label="After" size={step.result.file.size} report={after} />
        </div>
      </Card>
      {after.warnings.map((warning) => (
        <Banner key={warning} tone="warning">
          {warning}
        </Banner>
      ))}
      <Removed before={before} after={after} />
    </>
  );
}

function Verdict({ after, headingRef }: { after: Report; headingRef: Ref<HTMLHeadingElement> }) {
  const left = after.details.length;
  const isSure = left === 0 && after.warnings.length === 0;
  const Icon = isSure ? Check : Info;
  return (
    <div className="flex gap-3">
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full ${isSure ? 'bg-ok text-page' : 'bg-raised text-muted'} forced-colors:border`}
      >
        <Icon size={22} strokeWidth={2.5} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={headingRef} tabIndex={-1} className="text-20">
          {verdictInWords(after)}
        </h2>
        <p className="text-muted">
          {left === 0 ? 'The new file was checked again.' : 'Strip metadata was off.'}
        </p>
      </div>
    </div>
  );
}

/** A file with a warning may not be completely clean. */
function verdictInWords({ details: { length: left }, warnings }: Report): string {
  if (left > 0) return counted(left, 'private detail remains', 'private details remain');
  return warnings.length === 0 ? 'Nothing private is left' : 'Cleaned, with warnings';
}

function Side({ label, size, report }: { label: string; size: number; report: Report }) {
  return (
    <div className="flex-[1_1_6rem]">
      <p className="text-13 text-muted">{label}</p>
      <p className="text-28 leading-tight font-bold">{formatSize(size)}</p>
      <p className="text-13 text-muted">{extentOf(report)}</p>
    </div>
  );
}

function Removed({ before, after }: { before: Report; after: Report }) {
  if (after.details.length > 0) {
    return (
      <section className="divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        <Groups details={after.details} />
      </section>
    );
  }
  const kept = keptInWords(after);
  const groups = groupsOf(before.details);
  if (groups.length === 0 && kept === null) return null;
  return (
    <List label="What was removed">
      {groups.map((group) => (
        <li key={group.topic} className="flex min-h-14 items-center gap-3 px-4 py-2.5">
          <span className="text-tool">
            <TopicIcon topic={group.topic} />
          </span>
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
            <div className="flex-[1_1_8rem]">
              <p className="font-medium">{group.title}</p>
              <p className="text-13 wrap-break-word text-muted">{labelsOf(group)}</p>
            </div>
            <Badge tone="ok" icon={Check}>
              {group.details.length} removed
            </Badge>
          </div>
        </li>
      ))}
      {kept !== null && <li className="px-4 py-3 text-13 text-muted">{kept}</li>}
    </List>
  );
}

import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import type { ReactNode } from 'react';
import type { PastResult } from '../../model/history';

interface LastResultProps {
  result: PastResult;
  today: CalendarDate;
  /** The actions. */
  children?: ReactNode;
}

/** The last results, and their date. */
export function LastResult({ result: { date, text }, today, children }: LastResultProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-raised py-2 pr-2 pl-3.5">
      <div className="min-w-0 flex-[1_1_8rem] py-0.5">
        <p className="text-13 text-muted">Last time, {formatDay(date, today)}</p>
        <p className="text-17 font-medium wrap-break-word whitespace-pre-line">{text}</p>
      </div>
      <div className="ml-auto">{children}</div>
    </div>
  );
}

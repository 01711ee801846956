import type { CalendarDate } from '@hub/calendar';
import { formatDay } from '@hub/tool-kit';
import type { ReactNode } from 'react';
import type { PastResult } from '../../model/history';
import { Highlight } from './highlight';

interface LastResultProps {
  result: PastResult;
  today: CalendarDate;
  /** The actions. */
  children?: ReactNode;
}

/** The last results, and their date. */
export function LastResult({ result: { date, text }, today, children }: LastResultProps) {
  return (
    <Highlight label={`Last time, ${formatDay(date, today)}`} text={text}>
      {children}
    </Highlight>
  );
}

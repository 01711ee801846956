import { counted } from '@hub/locale';
import { Banner } from '@hub/ui';
import { ageInWords } from '../dates/age-in-words';
import { EVERY_MINUTE, useClock } from '../dates/use-clock';

const MINUTE_MS = 60_000;

/** A draft of an earlier page with which a form continues. */
export interface Restored {
  /** When it was last changed, in milliseconds since 1970. */
  at: number;
  /** It had a file that is not stored. */
  lacksFile: boolean;
}

/** How long ago something was typed: "just now", "5 minutes ago", "3 hours ago", "2 days ago". */
export function agoInWords(ageMs: number): string {
  const minutes = Math.floor(ageMs / MINUTE_MS);
  if (minutes < 1) return 'just now';
  return `${ageInWords(ageMs) || counted(minutes, 'minute')} ago`;
}

interface RestoredDraftProps {
  restored: Restored;
  onDiscard: () => void;
}

/** Says that a form continues a draft of an earlier page, and offers to discard it. */
export function RestoredDraft({ restored: { at, lacksFile }, onDiscard }: RestoredDraftProps) {
  const ago = useClock(EVERY_MINUTE, (now) => agoInWords(now.getTime() - at));
  return (
    <Banner tone="info" onRetry={onDiscard} retryLabel="Discard">
      You began this {ago}. It is kept on this device, and not saved yet.
      {lacksFile && ' The file that you chose could not be kept: choose it again.'}
    </Banner>
  );
}

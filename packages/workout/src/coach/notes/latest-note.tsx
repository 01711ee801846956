import { previewOf } from '@hub/locale';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { Link } from 'react-router-dom';
import { notesQuery } from '../../api/notes';
import { coachPaths } from '../../paths';

/** The length of one line on a phone. */
const LINE_LENGTH = 36;

/** The beginning of the newest note about an athlete, as a link to all notes. Its space is reserved. */
export function LatestNote({ athleteId }: { athleteId: string }) {
  const { data } = useQuery(notesQuery(athleteId));
  const [latest] = data ?? [];
  return (
    <Link
      to={coachPaths.notes(athleteId)}
      className="flex min-h-11 items-center gap-2 rounded-control text-muted hover:text-text"
    >
      <NotebookPen size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
      <span className="min-w-0 flex-1 wrap-break-word">
        <span className="sr-only">{latest ? 'Latest note: ' : 'Notes. '}</span>
        {data && (latest ? previewOf(latest.text, LINE_LENGTH) : 'No notes yet')}
      </span>
      <ChevronRight size={20} strokeWidth={1.75} aria-hidden className="shrink-0" />
    </Link>
  );
}

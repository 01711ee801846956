import { previewOf } from '@hub/locale';
import { Menu, RowTitle } from '@hub/ui';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router-dom';
import type { LibraryExercise } from '../../../api/exercise.schema';
import { coachPaths } from '../../../paths';
import { FoundText } from '../../components/found-text';

interface ExerciseRowProps {
  exercise: LibraryExercise;
  query: string;
  onDelete: () => void;
}

/** One exercise: title, the beginning of its instructions, its tags. The row is a link to its form. */
export function ExerciseRow({
  exercise: { id, title, instructions, tags },
  query,
  onDelete,
}: ExerciseRowProps) {
  const edit = coachPaths.editExercise(id);
  return (
    <div className="relative flex min-h-16 items-center gap-1 py-3 pr-1 pl-4 hover:bg-raised">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Link to={edit} className="block font-medium after:absolute after:inset-0 after:content-['']">
          <RowTitle>
            <FoundText text={title} query={query} />
          </RowTitle>
        </Link>
        <span className="block text-13 text-muted">{previewOf(instructions)}</span>
        {tags.length > 0 && (
          <ul role="list" aria-label="Tags" className="mt-1.5 flex flex-wrap gap-1.5">
            {tags.map((tag) => (
              <li key={tag} className="rounded-small bg-raised px-2 py-0.5 text-13 text-muted">
                <FoundText text={tag} query={query} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="relative">
        <Menu
          label="Actions"
          items={[
            { label: 'Edit', icon: Pencil, to: edit },
            { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
          ]}
        />
      </div>
    </div>
  );
}

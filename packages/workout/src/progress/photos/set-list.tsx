import { distanceInWords, useToday } from '@hub/tool-kit';
import { List, ListItem, Menu } from '@hub/ui';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { DeleteSetDialog } from './delete-set-dialog';
import { MoveSetDialog } from './move-set-dialog';
import { PhotoPicture } from './photo-picture';
import { type PhotoSet, SIDES, sidesInWords } from './photo-set';
import type { NamedSet } from './set-name';

interface SetListProps {
  sets: readonly NamedSet[];
  person: string;
  /** Shows a set in the comparison. */
  onChoose: (chosen: { before?: string; after?: string }) => void;
}

/** All sets, the newest first, each with its actions. */
export function SetList({ sets, person, onChoose }: SetListProps) {
  const today = useToday();
  const [toDelete, setToDelete] = useState<NamedSet | null>(null);
  const [moved, setMoved] = useState<NamedSet | null>(null);
  return (
    <>
      <List label="All photos">
        {sets.map((set) => (
          <ListItem
            key={set.id}
            leading={<Thumbnail set={set} />}
            trailing={
              <Menu
                label="Actions"
                items={[
                  { label: 'Show as before', onSelect: () => onChoose({ before: set.id }) },
                  { label: 'Show as after', onSelect: () => onChoose({ after: set.id }) },
                  { label: 'Change the day', onSelect: () => setMoved(set) },
                  { label: 'Delete', icon: Trash2, danger: true, onSelect: () => setToDelete(set) },
                ]}
              />
            }
          >
            <p className="font-medium">{set.name}</p>
            <p className="text-13 text-muted">
              {distanceInWords(today, set.date)}, {sidesInWords(set)}
            </p>
          </ListItem>
        ))}
      </List>
      {moved && <MoveSetDialog set={moved} person={person} onClose={() => setMoved(null)} />}
      {toDelete && <DeleteSetDialog set={toDelete} person={person} onClose={() => setToDelete(null)} />}
    </>
  );
}

function Thumbnail({ set: { photos } }: { set: PhotoSet }) {
  const [first] = SIDES.map((side) => photos[side]).filter((photo) => photo !== undefined);
  return (
    <span className="h-16 w-12 shrink-0 overflow-clip rounded-small bg-raised">
      {first && <PhotoPicture blob={first.blob} alt="" />}
    </span>
  );
}

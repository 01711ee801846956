import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';

interface SortableListProps<Item> {
  /** The label of the list for screen readers. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The name of an item in the announcements. */
  nameOf: (item: Item) => string;
  /** Called with the items in their new order. */
  onSort: (items: Item[]) => void;
  /** Renders the content after the handle of a row. */
  children: (item: Item) => ReactNode;
  /** The content below the row of an expanded item. */
  details?: (item: Item) => ReactNode;
}

const INSTRUCTIONS =
  'To move it, press Space, then the arrow keys. Space again puts it down, Escape puts it back.';

/** A finger that scrolls the page moves further than this before a drag begins. */
const DRAG_FROM_PX = 4;

/**
 * A list that is sorted by dragging handles, with a finger, a mouse or the keyboard; each step is announced.
 * It is imported from `@hub/ui/sortable-list`, because only few screens need the drag and drop code.
 */
export function SortableList<Item>({
  label,
  items,
  keyOf,
  nameOf,
  onSort,
  children,
  details,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const hasMoved = useRef(false);
  const indexOf = (id: UniqueIdentifier) => items.findIndex((item) => keyOf(item) === id);

  function finish({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onSort(arrayMove([...items], indexOf(active.id), indexOf(over.id)));
  }

  const nameAt = (id: UniqueIdentifier) => {
    const item = items[indexOf(id)];
    return item === undefined ? '' : nameOf(item);
  };
  const place = (id: UniqueIdentifier) => `place ${String(indexOf(id) + 1)} of ${String(items.length)}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `${nameAt(active.id)} is picked up, ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // A picked-up item is over its own position: announcing that would interrupt the previous announcement.
      hasMoved.current ||= over !== null && over.id !== active.id;
      return over && hasMoved.current ? `${nameAt(active.id)}, ${place(over.id)}.` : undefined;
    },
    onDragEnd: ({ active, over }) => `${nameAt(active.id)} is put down${over ? `, ${place(over.id)}` : ''}.`,
    onDragCancel: ({ active }) => `${nameAt(active.id)} is put back, ${place(active.id)}.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      onDragEnd={finish}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy}>
        <ol role="list" aria-label={label} className="rounded-card border border-line bg-surface">
          {items.map((item) => (
            <Row key={keyOf(item)} id={keyOf(item)} name={nameOf(item)} details={details?.(item)}>
              {children(item)}
            </Row>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

interface RowProps {
  id: string;
  name: string;
  children: ReactNode;
  details: ReactNode;
}

function Row({ id, name, children, details }: RowProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'relative not-first:border-t first:rounded-t-card last:rounded-b-card',
        isDragging && 'z-1 rounded-control bg-surface shadow-float',
      )}
    >
      <div className="flex min-h-15 items-center gap-1 py-2 pr-1">
        {/* A finger on the handle drags, and does not scroll the page. */}
        <span className="touch-none *:cursor-grab">
          <IconButton
            {...listeners}
            ref={setActivatorNodeRef}
            label={`Move ${name}`}
            icon={GripVertical}
            aria-roledescription={attributes['aria-roledescription']}
            aria-describedby={attributes['aria-describedby']}
          />
        </span>
        {children}
      </div>
      {details}
    </li>
  );
}

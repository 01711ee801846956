import {
  type Active,
  type Announcements,
  closestCenter,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type KeyboardCoordinateGetter,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { firstWeekday } from '@hub/locale';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import { dayAfterKey, fullDate } from './month';

/** An item of a day that can be dragged. */
interface DayThing {
  id: string;
  name: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

interface DayDragProps {
  /** Called when an item was dropped on another day. */
  onMove: (id: string, day: string) => void;
  /** The grid's first day of the week, from 1 for Monday to 7 for Sunday; by default, the person's. */
  firstDay?: number;
  /** A `MonthGrid` whose days are wrapped in `DropDay`, with `DayHandle`s. */
  children: ReactNode;
}

const INSTRUCTIONS =
  'To move it to another day, press Space, then the arrow keys. Space again puts it down, Escape puts it back.';

/** A finger that scrolls the page moves further than this before a drag begins. */
const DRAG_FROM_PX = 4;

/** Items that can be dragged to other days of a month, by finger, mouse or keyboard; each step is announced. */
export function DayDrag({ onMove, firstDay = firstWeekday(), children }: DayDragProps) {
  /** The day that the arrow keys have reached. */
  const reached = useRef('');
  const hasMoved = useRef(false);
  const [name, setName] = useState<string>();

  const byKeys: KeyboardCoordinateGetter = (event, { context: { droppableRects } }) => {
    const day = dayAfterKey(event.key, reached.current, firstDay);
    const place = day === undefined ? undefined : droppableRects.get(day);
    if (day === undefined || place === undefined) return undefined;
    event.preventDefault();
    reached.current = day;
    return { x: place.left, y: place.top };
  };
  /** A pointer is over the day at its position; the keyboard is on the day that it has reached. */
  const findDay: CollisionDetection = (args) =>
    args.pointerCoordinates === null
      ? closestCenter(args).filter(({ id }) => id === reached.current)
      : pointerWithin(args);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: byKeys }),
  );

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return `${nameOf(active)} is picked up.`;
    },
    onDragOver: ({ active, over }) => {
      // Until the item has left its own day, announcing its position would interrupt the previous
      // announcement.
      hasMoved.current ||= over !== null && over.id !== thingOf(active)?.day;
      return hasMoved.current ? `${nameOf(active)}, ${placeOf(over)}.` : undefined;
    },
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active)} is put down, ${placeOf(over)}.` : `${nameOf(active)} is put back.`,
    onDragCancel: ({ active }) => `${nameOf(active)} is put back.`,
  };

  function finish({ active, over }: DragEndEvent) {
    setName(undefined);
    const thing = thingOf(active);
    if (over && thing && over.id !== thing.day) onMove(thing.id, String(over.id));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={findDay}
      onDragStart={({ active }) => {
        const thing = thingOf(active);
        reached.current = thing?.day ?? '';
        setName(thing?.name);
      }}
      onDragEnd={finish}
      onDragCancel={() => setName(undefined)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {name !== undefined && (
          <span className="absolute bottom-full left-1/2 w-max max-w-40 -translate-x-1/2 truncate rounded-control border border-line bg-surface px-3 py-2 font-medium shadow-float">
            {name}
          </span>
        )}
      </DragOverlay>
    </DndContext>
  );
}

const thingOf = ({ data }: Active) => data.current as DayThing | undefined;
const nameOf = (active: Active) => thingOf(active)?.name ?? '';
const placeOf = (over: { id: UniqueIdentifier } | null) => (over ? fullDate(String(over.id)) : 'no day');

/** A day on which items can be dropped: the `frame` of a `MonthGrid`. */
export function DropDay({ day, children }: { day: string; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id: day });
  return (
    <div
      ref={setNodeRef}
      className={cx('rounded-control', isOver && 'bg-raised edge-chosen forced-colors:border-2')}
    >
      {children}
    </div>
  );
}

/** The handle for dragging an item to another day. */
export function DayHandle(thing: DayThing) {
  const { setNodeRef, attributes, listeners } = useDraggable({ id: thing.id, data: thing });
  return (
    // A finger on the handle drags, and does not scroll the page.
    <span className="touch-none *:cursor-grab">
      <IconButton
        {...listeners}
        ref={setNodeRef}
        label={`Drag ${thing.name} to another day`}
        icon={GripVertical}
        aria-roledescription={attributes['aria-roledescription']}
        aria-describedby={attributes['aria-describedby']}
      />
    </span>
  );
}

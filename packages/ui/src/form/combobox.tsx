import type { LucideIcon } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { cx } from '../cx';
import { Field } from './field';
import { type ListPlace, listPlaceAt } from './list-place';

interface ComboboxOption {
  id: string;
  /** Enter does not choose it unless the arrow keys have reached it. */
  isAside?: boolean;
}

interface ComboboxProps<Option> {
  label: string;
  /** The name of the list of options for screen readers. */
  listLabel: string;
  icon: LucideIcon;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** The options that match the value, the best first. */
  options: readonly Option[];
  renderOption: (option: Option) => ReactNode;
  /** Returns the announcement of a choice. */
  onChoose: (option: Option) => string;
  /** Shown below the field while the list is open. */
  hint?: string | undefined;
  /** Shown below the field; announced when it appears. */
  error?: string | undefined;
  /** Shown above the options while the list is open, such as why there are none. */
  message?: ReactNode;
  /**
   * The input, for a button in `message`: a tap on the button must return the focus to the input, or the list closes.
   */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** The minimum height of the list: two options. */
const LEAST_HEIGHT = 96;

/**
 * Returns a function to call before an option is chosen: it keeps the field in its place if the choice adds something
 * above it.
 */
function useSteadyPlace(box: RefObject<HTMLElement | null>): () => void {
  const topBefore = useRef<number | null>(null);
  const topNow = () => box.current?.getBoundingClientRect().top ?? 0;
  useLayoutEffect(() => {
    if (topBefore.current === null) return;
    const moved = topNow() - topBefore.current;
    topBefore.current = null;
    if (moved !== 0) window.scrollBy(0, moved);
  });
  return () => {
    topBefore.current = topNow();
  };
}

/**
 * A text field with a list of options of any look below it: the combobox of the ARIA practices. Enter chooses
 * the first option, unless it has `isAside`. For options that are only texts, use `DatalistField`, which is
 * native.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { options, onChange, onChoose, message = null, renderOption } = props;
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<ListPlace>({ isAbove: false, room: 0 });
  const [isOpen, setIsOpen] = useState(false);
  /** The option that the arrow keys have reached; `null` before they are used. */
  const [movedTo, setMovedTo] = useState<number | null>(null);
  const [chosen, setChosen] = useState('');

  const hasMessage = message !== null;
  const isShown = isOpen && (options.length > 0 || hasMessage);
  const activeIndex = movedTo ?? (options[0]?.isAside ? -1 : 0);
  const active = isShown ? options[activeIndex] : undefined;
  // Not the option's own id, which can contain spaces.
  const idAt = (index: number) => `${listId}-${String(index)}`;

  const keepPlace = useSteadyPlace(box);

  function openList() {
    if (box.current) setPlace(listPlaceAt(box.current));
    setIsOpen(true);
  }

  function type(text: string) {
    onChange(text);
    setMovedTo(null);
    openList();
  }

  function choose(option: Option) {
    keepPlace();
    setChosen(onChoose(option));
    setMovedTo(null);
    setIsOpen(false);
  }

  function moveTo(index: number) {
    openList();
    const next = (index + options.length) % Math.max(1, options.length);
    setMovedTo(next);
    document.getElementById(idAt(next))?.scrollIntoView({ block: 'nearest' });
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'ArrowDown') moveTo(isShown ? activeIndex + 1 : 0);
    else if (event.key === 'ArrowUp') moveTo(isShown && activeIndex > 0 ? activeIndex - 1 : -1);
    else if (event.key === 'Escape' && isShown) setIsOpen(false);
    else if (event.key !== 'Enter') return;
    // Enter chooses or opens the list, and never submits the form.
    else if (active) choose(active);
    else openList();
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      className="relative flex flex-col gap-1.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
      }}
    >
      <Field label={props.label} hint={isOpen ? props.hint : undefined} error={props.error}>
        {(control) => (
          <div className="relative">
            <props.icon
              size={20}
              strokeWidth={1.75}
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
            />
            <input
              {...control}
              ref={props.fieldRef}
              role="combobox"
              dir="auto"
              aria-expanded={isShown}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active && idAt(activeIndex)}
              autoComplete="off"
              autoCapitalize="sentences"
              spellCheck={false}
              enterKeyHint="done"
              placeholder={props.placeholder}
              value={props.value}
              onChange={(event) => type(event.target.value)}
              onClick={openList}
              onKeyDown={press}
              className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface py-1.5 pr-3 pl-10 text-17 transition-colors hover:border-muted aria-invalid:edge-danger"
            />
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {chosen}
      </p>
      {/* The list floats, so that the field keeps its position however long the list is. */}
      <div
        data-floating
        className={cx(
          'absolute inset-x-0 z-2 flex-col gap-1.5 rounded-card bg-page',
          isShown ? 'flex' : 'hidden',
          place.isAbove ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
        )}
      >
        {isShown && message}
        <div
          id={listId}
          role="listbox"
          aria-label={props.listLabel}
          hidden={!isShown || options.length === 0}
          className="overflow-y-auto rounded-card bg-surface shadow-float"
          style={{ maxHeight: `min(50dvh, ${String(Math.max(LEAST_HEIGHT, place.room))}px)` }}
        >
          {isShown &&
            options.map((option, index) => (
              <div
                key={option.id}
                id={idAt(index)}
                role="option"
                aria-selected={option === active}
                // Keeps the focus in the field.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
                className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 px-4 py-1 not-first:border-t hover:bg-raised aria-selected:bg-raised"
              >
                {renderOption(option)}
              </div>
            ))}
        </div>
      </div>
    </div>
  );
}

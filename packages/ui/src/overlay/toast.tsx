import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Link } from 'react-router-dom';
import { focusTitle } from '../take-focus';
import { useClearPlace } from './use-clear-place';
import { useInTheWay } from './use-in-the-way';
import { useMovedOn } from './use-moved-on';

const SHOWN_MS = 5000;
/** A message with Undo stays longer. */
const UNDO_MS = 10_000;

/**
 * The action of a message: a link to a screen (`to`), or a button. If it undoes something (`undoes`), the message
 * stays for ten seconds.
 */
export type ToastAction = { label: string; undoes?: true } & (
  { to: string; onSelect?: undefined } | { onSelect: () => void; to?: undefined }
);

type ShowToast = (message: string, action?: ToastAction) => void;

/** A message that stays for as long as it is valid. */
interface LastingToast {
  message: string;
  action: ToastAction;
}

interface Toasts {
  show: ShowToast;
  hidePlain: () => void;
  setLasting: (toast: LastingToast | null) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/**
 * Renders the only place where short messages ("Saved") appear and are announced. Each stays for five
 * seconds, or longer while the pointer or the focus is on it. It disappears at once when the person opens
 * another screen, and when they touch or focus something below it. A lasting message is shown while there is
 * no other. The place keeps clear of the bars, of the code of a card and of primary buttons.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: string; action: ToastAction | undefined; count: number }>();
  const show = useCallback(
    (message: string, action?: ToastAction) =>
      setToast((last) => ({ message, action, count: (last?.count ?? 0) + 1 })),
    [],
  );
  const hidePlain = useCallback(() => setToast((last) => (last?.action ? last : undefined)), []);

  const [isPaused, setPaused] = useState(false);
  const [lasting, setLasting] = useState<LastingToast | null>(null);
  const toasts = useMemo(() => ({ show, hidePlain, setLasting }), [show, hidePlain]);
  const shown = toast ?? (lasting && { ...lasting, count: 0 });

  const place = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hide = useCallback(() => {
    setPaused(false);
    setToast(undefined);
  }, []);

  useEffect(() => {
    if (!toast || isPaused) return;
    const timer = setTimeout(hide, toast.action?.undoes ? UNDO_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isPaused, hide]);
  useMovedOn(toast?.count, hide);
  useInTheWay(box, hide);
  useClearPlace(place, box, shown?.count);

  return (
    <ToastContext value={toasts}>
      {children}
      <div
        ref={place}
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(max(4.5rem+env(safe-area-inset-bottom),var(--bar-height,0px),var(--keyboard-height,0px))+var(--actions-height,0px)+1rem)] z-4 flex justify-center"
      >
        {shown && (
          // A new element each time, so that the same message is announced again.
          <div
            key={shown.count}
            ref={box}
            className="flex min-h-12 flex-wrap items-center gap-x-4 rounded-control bg-text py-1.5 pr-1.5 pl-4 font-medium text-page shadow-float animate-rise"
          >
            <p className="py-1.5 pr-2.5">{shown.message}</p>
            {shown.action && <Action action={shown.action} onPause={setPaused} onDone={hide} />}
          </div>
        )}
      </div>
    </ToastContext>
  );
}

interface ActionProps {
  action: ToastAction;
  /** Called when the pointer or the focus enters or leaves it: meanwhile the message stays. */
  onPause: (isPaused: boolean) => void;
  onDone: () => void;
}

function Action({ action: { label, to, onSelect }, onPause, onDone }: ActionProps) {
  const shared = {
    onFocus: () => onPause(true),
    onBlur: () => onPause(false),
    onPointerEnter: () => onPause(true),
    onPointerLeave: () => onPause(false),
    className:
      "pointer-events-auto relative inline-flex min-h-9 min-w-11 items-center justify-center rounded-[8px] bg-page/16 px-3 font-bold hover:bg-page/24 focus-visible:outline-page after:absolute after:-inset-1 after:content-['']",
  };
  if (to !== undefined) {
    return (
      <Link {...shared} to={to} onClick={onDone}>
        {label}
      </Link>
    );
  }
  const select = () => {
    // The button disappears with the message, so the focus moves to the title of the screen.
    focusTitle();
    onDone();
    onSelect();
  };
  return (
    <button {...shared} type="button" onClick={select}>
      {label}
    </button>
  );
}

/** Shows a message at the bottom for five seconds, or until the next one. It can offer one action. */
export function useToast(): ShowToast {
  return useToasts().show;
}

/**
 * Returns the function that hides the message of an earlier change when another one begins, so that it is not
 * taken for this one's. A message with an action stays.
 */
export function useHideToast(): () => void {
  return useToasts().hidePlain;
}

/** Shows a message with an action for as long as it is passed; `null` shows none. */
export function useLastingToast(message: string | null, label: string, onSelect: () => void): void {
  const { setLasting } = useToasts();
  const select = useEffectEvent(onSelect);
  useEffect(() => {
    if (message === null) return undefined;
    setLasting({ message, action: { label, onSelect: () => select() } });
    return () => setLasting(null);
  }, [message, label, setLasting]);
}

function useToasts(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('A message needs a ToastProvider above it');
  return toasts;
}

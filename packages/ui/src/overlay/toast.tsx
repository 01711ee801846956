import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';

const SHOWN_MS = 5000;

/** Where a message leads on to. */
interface ToastLink {
  label: string;
  to: string;
}

type ShowToast = (message: string, link?: ToastLink) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Keeps the one place where short messages ("Saved") appear and are read out; each stays for five seconds. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: string; link: ToastLink | undefined; count: number }>();
  const show = useCallback(
    (message: string, link?: ToastLink) =>
      setToast((last) => ({ message, link, count: (last?.count ?? 0) + 1 })),
    [],
  );

  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(() => setToast(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-4 flex justify-center"
      >
        {toast && (
          // A new element each time, so that the same message is read out again.
          <p
            key={toast.count}
            className="rounded-control bg-text px-4 py-2.5 font-medium text-page shadow-float animate-rise"
          >
            {toast.message}
            {toast.link && (
              <Link
                to={toast.link.to}
                onClick={() => setToast(undefined)}
                className="pointer-events-auto -my-2.5 ms-3 inline-flex min-h-11 items-center font-bold underline underline-offset-3"
              >
                {toast.link.label}
              </Link>
            )}
          </p>
        )}
      </div>
    </ToastContext>
  );
}

/** Shows a short message at the bottom of the screen for five seconds; a newer one takes its place. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';

const SHOWN_MS = 5000;

type ShowToast = (message: string) => void;

const ToastContext = createContext<ShowToast | null>(null);

/** Keeps the one place where short messages ("Saved") appear and are read out; each stays for five seconds. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<{ message: string; count: number }>();
  const show = useCallback(
    (message: string) => setToast((last) => ({ message, count: (last?.count ?? 0) + 1 })),
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

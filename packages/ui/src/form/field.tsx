import { useId, type ReactNode } from 'react';

/** The common props of form fields. */
export interface FieldProps {
  /** Shown above the control; its accessible name. */
  label: ReactNode;
  /** A muted line below the control. */
  hint?: string | undefined;
  /** The error message beside the field; announced when it appears. */
  error?: string | undefined;
  /** Reserves a line for the error, so that nothing moves when it appears while a person types. */
  steady?: boolean | undefined;
}

/** The props of a field that can hide its label. */
export interface QuietProps {
  /** The label is only for screen readers, because the purpose of the control is visible otherwise. */
  quiet?: boolean | undefined;
}

/** The attributes that a control spreads on its element, to connect it with its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The props of a text field. */
export interface LimitProps {
  /** The most characters. A longer text is not cut: a message tells its length, and the form is not submitted. */
  limit?: number | undefined;
}

/** Label, hint and error around any control: `<Field label="Name">{(control) => <input {...control} />}</Field>`. */
export function Field({
  label,
  quiet = false,
  hint,
  error,
  steady,
  children,
}: FieldProps & QuietProps & { children: (control: ControlProps) => ReactNode }) {
  const { control, notes } = useFieldNotes({ hint, error, steady });
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={control.id} className={quiet ? 'sr-only' : 'font-medium'}>
        {label}
      </label>
      {children(control)}
      {notes}
    </div>
  );
}

/** The ids and notes (hint, error) of a control whose label is not above it. */
export function useFieldNotes({ hint, error, steady }: Pick<FieldProps, 'hint' | 'error' | 'steady'>) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  const control: ControlProps = {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
  const notes = (
    <>
      {steady && !error && <p aria-hidden className="h-[1lh] text-13" />}
      {error && (
        <p id={errorId} role="alert" className="text-13 font-medium text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-13 text-muted">
          {hint}
        </p>
      )}
    </>
  );
  return { control, notes };
}

const control =
  'w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 py-1.5 transition-colors hover:border-muted aria-invalid:edge-danger disabled:opacity-60';

/** The look of a text control. */
export const controlClass = `${control} min-h-11 text-17`;

/** The look of a text control with the main content of the screen, without its text size. */
export const largeControlClass = `${control} min-h-15 tabular-nums`;

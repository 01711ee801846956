import { TextArea } from '@hub/ui';
import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';

interface KeptTextProps extends ComponentProps<typeof TextArea> {
  /** Whether this device has stored what is typed. */
  isKept: boolean;
}

/** A text field above a form's button, which says that its draft is kept. */
export function KeptText({ isKept, ...field }: KeptTextProps) {
  return (
    // Scrolled to, it stands above the button.
    <div className="flex flex-col gap-1.5 [&_textarea]:scroll-mb-24">
      <TextArea {...field} />
      <p role="status" className="flex min-h-[1lh] items-center gap-1.5 text-13 text-muted">
        {isKept && (
          <>
            <Check size={16} strokeWidth={1.75} aria-hidden className="shrink-0" />
            Draft kept on this device
          </>
        )}
      </p>
    </div>
  );
}

import type { LucideIcon } from 'lucide-react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from './icon-button';
import { MenuLine, type MenuItem } from './menu-items';
import { nextFocus } from './next-focus';

interface MenuProps {
  /** The name of the button and of its menu. */
  label: string;
  items: readonly MenuItem[];
  /** Three dots by default. */
  icon?: LucideIcon;
  /** A few letters instead of the icon. */
  text?: string;
}

/** Positions the menu below its button or, without space, above; with the same right edge if it fits. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const below = at.bottom + menu.offsetHeight + 8 <= window.innerHeight;
  menu.style.top = `${below ? at.bottom : Math.max(8, at.top - menu.offsetHeight)}px`;
  const room = document.documentElement.clientWidth;
  menu.style.right = `${Math.max(8, Math.min(room - at.right, room - menu.offsetWidth - 8))}px`;
}

/** A button with a menu. Arrow keys, Home, End and letters move in it; Escape, Tab, a tap or a scroll closes it. */
export function Menu({ label, items, icon = EllipsisVertical, text }: MenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open || !menu.current || !button.current) return;
    const parts = [menu.current, button.current];
    const close = () => setOpen(false);
    const closeOutside = ({ target }: Event) => {
      if (!parts.some((part) => part.contains(target as Node))) close();
    };
    menu.current.showPopover();
    place(menu.current, button.current);
    menu.current.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    window.addEventListener('pointerdown', closeOutside);
    window.addEventListener('scroll', close, { passive: true });
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('pointerdown', closeOutside);
      window.removeEventListener('scroll', close);
      window.removeEventListener('resize', close);
    };
  }, [open]);

  function close() {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
    const target = nextFocus(event.key, items, 'vertical');
    if (target) target.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  }

  const opener = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    onClick: () => setOpen(!open),
  } as const;

  return (
    <>
      {text === undefined ? (
        <IconButton label={label} icon={icon} {...opener} />
      ) : (
        <button
          type="button"
          aria-label={label}
          title={label}
          className="min-h-11 min-w-11 rounded-control px-4 text-left font-medium hover:bg-raised"
          {...opener}
        >
          {text}
        </button>
      )}
      {open && (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={label}
          popover="manual"
          onKeyDown={press}
          className="fixed inset-auto max-h-[80dvh] max-w-[calc(100vw-16px)] min-w-48 overflow-y-auto rounded-card bg-surface p-1.5 text-text shadow-float animate-appear"
        >
          {items.map((item) => (
            <MenuLine key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
    </>
  );
}

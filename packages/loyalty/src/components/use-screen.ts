import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Screen } from '../model/till-layout';

function read(): Screen {
  return {
    width: window.innerWidth,
    height: window.innerHeight,
    pixelRatio: window.devicePixelRatio,
    textSize: parseFloat(getComputedStyle(document.documentElement).fontSize),
  };
}

/** The window's size, pixel ratio and text size, now and after each change, such as a rotation. */
export function useScreen(): Screen {
  const [screen, setScreen] = useState(read);
  useEffect(() => {
    const update = () => setScreen(read());
    const sameRatio = window.matchMedia(`(resolution: ${screen.pixelRatio}dppx)`);
    window.addEventListener('resize', update);
    sameRatio.addEventListener('change', update);
    return () => {
      window.removeEventListener('resize', update);
      sameRatio.removeEventListener('change', update);
    };
  }, [screen.pixelRatio]);
  return screen;
}

/** The inner width of an element in CSS pixels, measured before the first paint; 0 until then. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    const { current } = element;
    const measure = () => setWidth(current.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

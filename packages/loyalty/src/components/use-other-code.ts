import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { drawingQuery } from '../codes/drawing.queries';
import type { CodeGrid } from '../model/code-grid';
import type { Encoding, OtherCodeType } from '../rules/code-types';

interface OtherCode {
  /** `null` until the encoder has loaded, and if the code can't be drawn. */
  grid: CodeGrid | null;
  /** Why it can't be drawn, as a sentence. */
  problem: string | null;
  /** Loads the encoder again; `null` unless loading has failed. */
  retry: (() => void) | null;
}

/** A code of a type other than the specification's two, whose encoder is loaded when a card needs it. */
export function useOtherCode(
  type: OtherCodeType,
  text: string,
  encoding: Encoding | null,
  tick: number,
): OtherCode {
  const { data: draw, isError, refetch } = useQuery(drawingQuery(type));
  // The other types look the same at every tick.
  const look = type === 'qrtext' ? tick : 0;
  const drawn = useMemo(() => draw?.(text, encoding, look), [draw, text, encoding, look]);
  return {
    grid: drawn?.grid ?? null,
    problem: drawn?.problem ?? null,
    retry: isError ? () => void refetch() : null,
  };
}

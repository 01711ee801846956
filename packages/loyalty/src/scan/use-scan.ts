import { useEffect, useRef, useState } from 'react';
import { foundProblem } from './card-of-scan';
import { fileProblem } from './picture-limits';
import type { Found } from './read';
import { NOT_LOADED, openScanner, type Scanner, ScanProblem } from './scanner';

/** Codes among which the person chooses, and the picture that contains them. */
interface Choice {
  codes: readonly Found[];
  picture: File | null;
}

function sentenceOf(error: unknown): string {
  return error instanceof ScanProblem ? error.message : NOT_LOADED;
}

function useScanner(open: () => Scanner): Scanner {
  const [scanner] = useState(open);
  useEffect(() => () => scanner.close(), [scanner]);
  return scanner;
}

/**
 * The state of the scanner, for the camera and for pictures. `onCode` is called with the only code, or with
 * the one that the person chooses among several.
 */
export function useScan(onCode: (found: Found, picture: File | null) => void, open = () => openScanner()) {
  const scanner = useScanner(open);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File>(null);

  function choose(code: Found, picture: File | null) {
    const fault = foundProblem(code);
    if (fault === null) onCode(code, picture);
    else setProblem(fault);
  }

  function take(codes: readonly Found[], picture: File | null = null) {
    const [only, ...others] = codes;
    if (only !== undefined && others.length === 0) choose(only, picture);
    else setChoice({ codes, picture });
  }

  /** Reads a picture; what is found in it no longer counts once another one was given. */
  async function readPicture(file: File) {
    const fault = fileProblem(file);
    latest.current = file;
    setChoice(null);
    setProblem(fault);
    setReading(fault === null);
    if (fault !== null) return;
    const found = await scanner.readPicture(file).catch((error: unknown) => sentenceOf(error));
    if (latest.current !== file) return;
    setReading(false);
    if (typeof found === 'string') setProblem(found);
    else take(found, file);
  }

  return {
    scanner,
    /** The codes to choose from; `null` if there is no choice. */
    choice,
    /** Whether a picture is being read. */
    isReading,
    /** Why the last picture could not be read, as a sentence. */
    problem,
    take,
    choose,
    readPicture: (file: File) => void readPicture(file),
    fail: (error: unknown) => setProblem(sentenceOf(error)),
    /** Scans again instead of choosing. */
    again: () => {
      setChoice(null);
      setProblem(null);
    },
  };
}

import type { CodeGrid } from '../model/code-grid';
import { encodingOf } from '../rules/code-encoding';
import { codeFault } from '../rules/code-fault';
import type { Encoding, OtherCodeType } from '../rules/code-types';
import { bars } from './bars';
import type { Encoder } from './encoder';
import { loadMatrix } from './matrix/load-matrix';
import { qrTextOf } from './qr-text';

/** The modules of a code, or why it can't be drawn, as a sentence. */
export type Drawn = { grid: CodeGrid; problem: null } | { grid: null; problem: string };

/** Draws a text as a code; with the encoding `null`, it chooses one. Only QR codes change their look with the tick. */
export type Draw = (text: string, encoding: Encoding | null, tick: number) => Drawn;

async function encoderOf(type: OtherCodeType): Promise<Encoder> {
  switch (type) {
    case 'aztec':
      return (await loadMatrix()).aztecOf;
    case 'datamatrix':
      return (await loadMatrix()).dataMatrixOf;
    case 'pdf417':
      return (await loadMatrix()).pdf417Of;
    case 'qrtext':
      return qrTextOf;
    default:
      return bars[type];
  }
}

/** The function that draws codes of a type; it checks each text first. */
export async function drawingOf(type: OtherCodeType): Promise<Draw> {
  const encoder = await encoderOf(type);
  return (text, encoding, tick) => {
    const fault = codeFault(type, text, encoding);
    if (fault !== null) return { grid: null, problem: fault.sentence };
    return { grid: encoder(text, encodingOf(text, encoding), tick), problem: null };
  };
}

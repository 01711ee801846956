declare global {
  interface ImportMetaEnv {
    /** Set by the build (`vite/shape.ts`). */
    readonly HUB_SHAPE?: string;
  }
}

/** Names the code that makes what queries hold: what another code has kept may have another shape. */
export const SHAPE: string = import.meta.env.HUB_SHAPE ?? 'development';

interface ImportMetaEnv {
  /** The address of the server where it is not the page's own. */
  readonly VITE_PB_URL?: string;
}

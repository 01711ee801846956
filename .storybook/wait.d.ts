/** How long the tests let a story wait for something, in milliseconds; set by them before the page loads. */
declare var HUB_WAIT_MS: number | undefined;

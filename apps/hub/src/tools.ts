/**
 * The tools of the hub, in the order of the home screen. Grid, menu and router are derived from this list.
 */
export { tools } from 'virtual:hub-tools';

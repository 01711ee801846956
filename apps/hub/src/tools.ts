/** The tools of the hub, in the order of the home screen. Grid, menu and router follow from it. */
export { tools } from 'virtual:hub-tools';

import { toolFrame } from '../../dev-frame/vite.ts';

export default toolFrame(import.meta.dirname);

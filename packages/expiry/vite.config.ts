import { toolFrame } from '../../dev-frame/vite';

export default toolFrame(import.meta.dirname);

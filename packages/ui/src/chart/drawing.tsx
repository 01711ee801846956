import EChartsReactCore from 'echarts-for-react/esm/core';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { PARTS } from './parts';

register(PARTS);

const AS_ITS_BOX = { width: 'auto', height: 'auto' } as const;

/**
 * The binding of `echarts-for-react`, for a box with a known size. By default, the binding first draws an
 * empty chart to determine the size, and then the real one.
 */
export class Drawing extends EChartsReactCore {
  // Only these three functions, because the whole of `echarts/core` would be bundled otherwise.
  protected override readonly echarts = { init, getInstanceByDom, dispose };

  override initEchartsInstance(): ReturnType<EChartsReactCore['initEchartsInstance']> {
    const { clientWidth: width, clientHeight: height } = this.ele;
    const chart = init(this.ele, null, { renderer: 'svg', width, height });
    // The binding uses its chart in a later microtask. If React has removed the box by then, it must not
    // continue.
    return new Promise((resolve) => {
      queueMicrotask(() => {
        if (!chart.isDisposed()) resolve(chart);
      });
    });
  }

  /** Resizes the chart to its box, and paints the change before the next frame. */
  fit(): void {
    const chart = this.getEchartsInstance();
    const { clientWidth, clientHeight } = this.ele;
    const isFit = chart.getWidth() === clientWidth && chart.getHeight() === clientHeight;
    if (!isFit) chart.resize(AS_ITS_BOX);
    chart.getZr().flush();
  }
}

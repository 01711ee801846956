import EChartsReactCore from 'echarts-for-react/esm/core';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { PARTS } from './parts';

register(PARTS);

const AS_ITS_BOX = { width: 'auto', height: 'auto' } as const;

/**
 * The binding of `echarts-for-react`, for a box that has its size from the start. By itself the binding draws an empty
 * chart to find out a size, and then the real one.
 */
export class Drawing extends EChartsReactCore {
  // Three functions, not the whole of `echarts/core`, which would come along.
  protected override readonly echarts = { init, getInstanceByDom, dispose };

  override initEchartsInstance(): ReturnType<EChartsReactCore['initEchartsInstance']> {
    const { clientWidth: width, clientHeight: height } = this.ele;
    const chart = init(this.ele, null, { renderer: 'svg', width, height });
    // The binding looks for its chart in a later microtask. When React has removed the box by then, it must not go on.
    return new Promise((resolve) => {
      queueMicrotask(() => {
        if (!chart.isDisposed()) resolve(chart);
      });
    });
  }

  /** Makes the chart as large as its box, and paints what has changed before the next frame. */
  fit(): void {
    const chart = this.getEchartsInstance();
    const { clientWidth, clientHeight } = this.ele;
    const isFit = chart.getWidth() === clientWidth && chart.getHeight() === clientHeight;
    if (!isFit) chart.resize(AS_ITS_BOX);
    chart.getZr().flush();
  }
}

/** The build resolves "hoist-non-react-statics" to this: Emotion uses it in `withTheme` only, which nothing calls. */
export default function hoistStatics<Target>(target: Target): Target {
  return target;
}

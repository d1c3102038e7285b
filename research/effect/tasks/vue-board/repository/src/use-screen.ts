import { onMounted, onUnmounted, type Ref, ref } from 'vue';

/** The name of the screen in the address. */
export function useScreen(): Ref<string> {
  const read = () => window.location.hash.slice(1);
  const name = ref(read());
  const update = () => {
    name.value = read();
  };
  onMounted(() => window.addEventListener('hashchange', update));
  onUnmounted(() => window.removeEventListener('hashchange', update));
  return name;
}

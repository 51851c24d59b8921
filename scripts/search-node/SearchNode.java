import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.common.util.io.IOUtils;
import org.opensearch.http.HttpServerTransport;
import org.opensearch.knn.plugin.KNNPlugin;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.painless.PainlessPlugin;
import org.opensearch.plugins.Plugin;
import org.opensearch.transport.Netty4Plugin;
import org.opensearch.transport.TransportService;

/**
 * An OpenSearch node whose plugins are on the class path. Its arguments are a folder for its data,
 * "temporary" if the folder is deleted at the end or "kept", "knn" for the k-NN plugin or "plain",
 * and settings as NAME=VALUE.
 */
final class SearchNode extends Node {
  /** How long the node may take to close, in milliseconds; what was acknowledged is on disk anyway. */
  private static final long CLOSING = 8_000;

  private static final List<Class<? extends Plugin>> PLAIN =
      List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class);
  private static final List<Class<? extends Plugin>> KNN =
      List.of(Netty4Plugin.class, CommonAnalysisPlugin.class, PainlessPlugin.class, KNNPlugin.class);

  private SearchNode(Settings settings, Path home, List<Class<? extends Plugin>> plugins) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), home, () -> "search-node"),
        plugins,
        false);
  }

  public static void main(String[] arguments) throws Exception {
    Path home = Path.of(arguments[0]);
    boolean temporary = arguments[1].equals("temporary");
    Settings.Builder settings = Settings.builder().put("path.home", home);
    for (String argument : List.of(arguments).subList(3, arguments.length)) {
      String[] parts = argument.split("=", 2);
      settings.put(parts[0], parts[1]);
    }
    Thread parent = exitWithParent();
    SearchNode node = new SearchNode(settings.build(), home, arguments[2].equals("knn") ? KNN : PLAIN);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(node, home, temporary)));
    node.start();
    System.out.println(
        "Ready "
            + node.injector().getInstance(HttpServerTransport.class).boundAddress().publishAddress()
            + " "
            + node.injector().getInstance(TransportService.class).boundAddress().publishAddress());
    // A node has only daemon threads.
    parent.join();
  }

  /** Whoever started this holds its standard input open, also when killed in a way that nobody can handle. */
  private static Thread exitWithParent() {
    Thread watch =
        new Thread(
            () -> {
              try {
                while (System.in.read() >= 0) {}
              } catch (IOException closed) {
                // As good as its end.
              }
              System.exit(0);
            });
    watch.setDaemon(true);
    watch.start();
    return watch;
  }

  private static void end(SearchNode node, Path home, boolean temporary) {
    Thread closing =
        new Thread(
            () -> {
              try {
                node.close();
                node.awaitClose(CLOSING, TimeUnit.MILLISECONDS);
              } catch (IOException | InterruptedException failure) {
                failure.printStackTrace();
              }
            });
    closing.setDaemon(true);
    closing.start();
    try {
      closing.join(CLOSING);
      if (temporary) IOUtils.rm(home);
    } catch (IOException | InterruptedException failure) {
      failure.printStackTrace();
    }
  }
}
